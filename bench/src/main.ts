import { benchCommand } from './bench-command.ts';
import { runBench } from './run-bench.ts';

await runBench(benchCommand);
