import { getApp } from 'firebase/app';
import { getDatabase } from 'firebase/database';

/** Makes a project's realtime database known to its app. Nothing is read or written there, so nothing connects to it. */
export const openRealtimeDatabase = (url: string): void => {
  getDatabase(getApp(), url);
};
