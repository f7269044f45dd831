import { useEffect, useState } from 'react';

const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** The current moment, renewed when the day changes: the page may stay open overnight. */
export const useToday = (): Date => {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => {
      setToday(new Date());
    }, untilTomorrow(today));
    return () => {
      clearTimeout(timer);
    };
  }, [today]);
  return today;
};
