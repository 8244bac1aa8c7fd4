import { defineSlot } from '@estate/remote-kit';
import { loadShare } from '../articles/share/load-share.ts';
import { ShareRow } from '../articles/share/share-row.tsx';

export default defineSlot({ load: loadShare, Component: ShareRow });
