import { createLogger, type Logger } from 'vite';

/** Says in one line that the app does not answer, where the stack of the connection would tell nothing more. */
export function quietLogger(): Logger {
  const logger = createLogger();
  const error = logger.error.bind(logger);
  logger.error = (message, options) => {
    if (message.includes('http proxy error')) logger.warnOnce('The app does not answer; npm start starts it.');
    else error(message, options);
  };
  return logger;
}
