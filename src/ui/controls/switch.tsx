import './switch.css';

type SwitchProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
};

export const Switch = ({ label, checked, disabled = false, onChange }: SwitchProps) => (
  <button
    type="button"
    className="switch"
    role="switch"
    aria-checked={checked}
    disabled={disabled}
    onClick={() => {
      onChange(!checked);
    }}
  >
    {label}
    <span className="switch-track" />
  </button>
);
