import { createLogger, type Logger } from 'vite';

/** Logs one line without a stack trace when the app does not respond. */
export function quietLogger(): Logger {
  const logger = createLogger();
  const error = logger.error.bind(logger);
  logger.error = (message, options) => {
    if (message.includes('http proxy error')) logger.warnOnce('The app does not answer; npm start starts it.');
    else error(message, options);
  };
  return logger;
}
