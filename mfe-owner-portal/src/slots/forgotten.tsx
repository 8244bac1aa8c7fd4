import { defineSlot } from '@estate/remote-kit';
import { askForPassword, loadForgotten } from '../password/forgotten.ts';
import { ForgottenView } from '../password/forgotten-view.tsx';

export default defineSlot({ load: loadForgotten, action: askForPassword, Component: ForgottenView });
