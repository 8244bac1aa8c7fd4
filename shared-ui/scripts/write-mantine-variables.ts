import { writeFileSync } from 'node:fs';
import { mantineVariables } from './mantine-variables.ts';

const file = new URL('../src/styles/mantine-variables.css', import.meta.url);
writeFileSync(file, mantineVariables());
console.log(`Wrote ${file.pathname} from src/theme.ts.`);
