import { benchCommand } from './bench-command.ts';

await benchCommand.parseAsync();
