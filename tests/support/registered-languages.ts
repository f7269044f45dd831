import { registerInterfaceLanguages } from '../../src/app/services/languages.ts';

registerInterfaceLanguages();
