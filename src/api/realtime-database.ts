import { getApp } from 'firebase/app';
import { getDatabase } from 'firebase/database';

/** Registers a project's realtime database. Nothing is read or written, so no connection is opened. */
export const openRealtimeDatabase = (url: string): void => {
  getDatabase(getApp(), url);
};
