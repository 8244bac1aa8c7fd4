import { afterAll } from 'vitest';
import { removeScratchFolders } from './scratch-folder.ts';

afterAll(removeScratchFolders);
