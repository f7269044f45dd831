import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../controls/switch.tsx';
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
    <Switch
      label={t('situation.unpaidOnly')}
      checked={isOn}
      onChange={() => parameters.send({ type: 'unpaidOnly.toggled' })}
    />
  );
};
