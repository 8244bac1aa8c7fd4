import { runProgram } from '@estate/shared-contract/command-line';
import { benchCommand } from './bench-command.ts';

await runProgram(benchCommand, 'npm run bench --');
