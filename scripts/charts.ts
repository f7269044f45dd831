import { mkdirSync, writeFileSync } from 'node:fs';
import { chartDocuments, chartsFolder } from './charts/documents.ts';

mkdirSync(chartsFolder, { recursive: true });
for (const [name, text] of chartDocuments()) writeFileSync(new URL(name, chartsFolder), text);
