import { keepHeapLean } from '@estate/shared-contract/lean-heap';
import { runServer } from './server/run-server.ts';

keepHeapLean();
await runServer();
