import { version } from '../../../package.json' with { type: 'json' };

export const productVersion: string = version;
