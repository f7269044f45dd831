import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { charts } from './charts/catalogue.ts';
import { chartDocuments, chartsFolder } from './charts/documents.ts';

const documents = await chartDocuments(charts);
mkdirSync(chartsFolder, { recursive: true });
for (const [name, text] of documents) writeFileSync(new URL(name, chartsFolder), text);
const stale = globSync('*.{md,svg}', { cwd: fileURLToPath(chartsFolder) }).filter((name) => !documents.has(name));
for (const name of stale) rmSync(new URL(name, chartsFolder));
