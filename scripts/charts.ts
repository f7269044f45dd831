import { mkdirSync, writeFileSync } from 'node:fs';
import { charts } from './charts/catalogue.ts';
import { chartDocuments, chartsFolder } from './charts/documents.ts';

mkdirSync(chartsFolder, { recursive: true });
for (const [name, text] of await chartDocuments(charts)) writeFileSync(new URL(name, chartsFolder), text);
