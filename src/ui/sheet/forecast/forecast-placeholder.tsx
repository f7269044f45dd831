import { styled } from '@mui/material/styles';
import { useClosed } from '../../surfaces/block.tsx';
import { ForecastBody } from './forecast-body.ts';
import { ForecastNotes, PastForecast } from './forecast-notes.tsx';
import { forecastStateOf, useSheetDays } from './forecast-state.ts';

const Frame = styled('div')({ flexShrink: 0, paddingTop: 'calc(var(--bar) + 1px)' });

// The height of the picture, the legend and two rows: 161 px with a pointer, 204 px on a touch screen.
const Picture = styled('div')(({ theme }) => ({ height: 161, [theme.breakpoints.down('md')]: { height: 204 } }));

const Body = () => {
  if (forecastStateOf(useSheetDays()) === 'past')
    return (
      <ForecastBody>
        <PastForecast />
      </ForecastBody>
    );
  return (
    <ForecastBody>
      <Picture />
      <ForecastNotes />
    </ForecastBody>
  );
};

/** Has the size of the forecast while it loads, so that nothing moves. */
export const ForecastPlaceholder = () => <Frame>{useClosed('forecast') ? undefined : <Body />}</Frame>;
