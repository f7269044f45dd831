import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { Equation } from './equation.tsx';
import { Panel } from './panel.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SignPill } from './sign-pill.tsx';
import { SignedFigure } from './signed-figure.tsx';
import './situation.css';

/** The real balance and the sum that leads to it. `hasTitle` shows the panel's name, which a tab already bears. */
export function SituationPanel({ hasTitle }: { readonly hasTitle: boolean }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('situation.title')} isTitleShown={hasTitle} className="situation">
      <div className="hero">
        <div className="hero-label">
          <span>{t('situation.realBalance')}</span>
          <SignPill />
        </div>
        <SignedFigure name="remaining" className="hero-figure" />
      </div>
      <Equation />
      <div className="situation-line" />
      <div className="switch-row">
        <UnpaidOnlySwitch />
      </div>
      <SheetActions />
    </Panel>
  );
}

const UnpaidOnlySwitch = () => {
  const { t } = useTranslation();
  const parameters = useParameters();
  const isOn = useSelector(parameters, ({ context }) => context.parameters.showOnlyNotPaid);
  return (
    <FormControlLabel
      label={t('situation.unpaidOnly')}
      control={<Switch checked={isOn} onChange={() => parameters.send({ type: 'unpaidOnly.toggled' })} />}
    />
  );
};
