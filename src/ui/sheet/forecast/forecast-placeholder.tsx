import { styled } from '@mui/material/styles';
import { latePart } from '../../shell/late-part.ts';
import { useClosed } from '../../surfaces/block.tsx';
import { forecastStateOf, useSheetDays } from './forecast-state.ts';
import { ForecastBody } from './forecast-body.ts';
import { ForecastNotes, PastForecast } from './forecast-notes.tsx';

const Room = styled('div')({ flexShrink: 0, paddingTop: 'calc(var(--bar) + 1px)' });

// As high as the picture, its legend, and two rows. The fields of a pointer and of a thumb differ.
const Drawing = styled('div')(({ theme }) => ({ height: 161, [theme.breakpoints.down('md')]: { height: 204 } }));

const BodyRoom = () => {
  if (forecastStateOf(useSheetDays()) === 'past')
    return (
      <ForecastBody>
        <PastForecast />
      </ForecastBody>
    );
  return (
    <ForecastBody>
      <Drawing />
      <ForecastNotes />
    </ForecastBody>
  );
};

// Nothing moves while it comes.
export const BlockRoom = () => <Room>{useClosed('projection') ? undefined : <BodyRoom />}</Room>;

/** The same day by day, for those who open it. */
export const LateForecastPanel = latePart(async () => (await import('./forecast-panel.lazy.tsx')).ForecastPanel);

/** What is to come is computed and drawn once the sheet is on show. */
export const LateForecast = latePart(async () => (await import('./forecast-block.lazy.tsx')).ForecastBlock, BlockRoom);
