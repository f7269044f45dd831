import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../icons/icon.tsx';

export const PasswordField = (field: Omit<FieldProps, 'type' | 'slotProps'>) => {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const eye = (
    <InputAdornment position="end">
      <IconButton
        aria-label={t(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eyeOff' : 'eye'} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      endAdornment={eye}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
};
