import { defineSlot } from '@estate/remote-kit';
import { IdleWarning } from '../idle/idle-warning.tsx';
import { loadSession } from '../idle/load-session.ts';

export default defineSlot({ load: loadSession, Component: IdleWarning });
