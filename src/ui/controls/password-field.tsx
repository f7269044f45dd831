import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'action'>) => {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          label={t(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
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
