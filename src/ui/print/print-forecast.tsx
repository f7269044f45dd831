import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ForecastPicture } from '../sheet/forecast/picture/forecast-picture.tsx';
import { useForecastTexts } from '../sheet/forecast/forecast-texts.ts';
import { useForecast } from '../sheet/forecast/forecast.ts';
import { useIsForecastOpen } from '../sheet/forecast/forecast-open.ts';

const pictureHeight = 84;

export const PrintForecast = () => useIsForecastOpen() && <Forecast />;

const Forecast = () => {
  const { t } = useTranslation();
  const titleId = useId();
  const { sentence, dayMonth } = useForecastTexts();
  const shown = useForecast();
  if (shown.state === 'past') return null;
  return (
    <section className="print-forecast" aria-labelledby={titleId}>
      <div className="print-head">
        <h2 id={titleId}>
          {t('forecast.title')} · {t('forecast.until', { date: dayMonth(shown.end) })}
        </h2>
      </div>
      <p>{sentence(shown)}</p>
      <ForecastPicture forecast={shown.forecast} label={sentence(shown)} height={pictureHeight} />
    </section>
  );
};
