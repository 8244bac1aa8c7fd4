import { defineSlot } from '@estate/remote-kit';
import { loadThanks } from '../thanks/load-thanks.ts';
import { ThanksView } from '../thanks/thanks-view.tsx';

export default defineSlot({ load: loadThanks, Component: ThanksView });
