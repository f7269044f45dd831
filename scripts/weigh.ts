import { weighFirstRoute } from './bundle/first-route.ts';

process.stdout.write(`${JSON.stringify(await weighFirstRoute())}\n`);
