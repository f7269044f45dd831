import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'action'>) => {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          label={translate(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
          icon={isShown ? 'eyeOff' : 'eye'}
          aria-pressed={isShown}
          onClick={() => {
            setIsShown(!isShown);
          }}
        />
      }
    />
  );
};
