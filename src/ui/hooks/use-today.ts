import { useEffect, useEffectEvent, useState } from 'react';

const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** Calls `onMidnight` when another day begins: the page may stay open overnight. */
export const useMidnight = (onMidnight: () => void): void => {
  const begin = useEffectEvent(onMidnight);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        begin();
        wait();
      }, untilTomorrow(new Date()));
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
};

/** The current moment, renewed when the day changes. */
export const useToday = (): Date => {
  const [today, setToday] = useState(() => new Date());
  useMidnight(() => setToday(new Date()));
  return today;
};
