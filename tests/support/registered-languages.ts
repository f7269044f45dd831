import { registerInterfaceLanguages } from '../../src/app/startup/languages.ts';

registerInterfaceLanguages();
