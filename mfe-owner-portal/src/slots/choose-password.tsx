import { defineSlot } from '@estate/remote-kit';
import { choosePassword, loadChoosePassword } from '../password/choose-password.ts';
import { ChooseView } from '../password/choose-view.tsx';

export default defineSlot({ load: loadChoosePassword, action: choosePassword, Component: ChooseView });
