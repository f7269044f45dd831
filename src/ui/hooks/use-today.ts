import { useEffect, useEffectEvent, useState } from 'react';

const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** Calls `onMidnight` at each midnight while the page stays open. */
export const useMidnight = (onMidnight: () => void): void => {
  const notify = useEffectEvent(onMidnight);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        notify();
        wait();
      }, untilTomorrow(new Date()));
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
};

/** The current date, updated at midnight. */
export const useToday = (): Date => {
  const [today, setToday] = useState(() => new Date());
  useMidnight(() => setToday(new Date()));
  return today;
};
