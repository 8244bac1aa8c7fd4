import { defineSlot } from '@estate/remote-kit';
import { CodeView } from '../second-factor/code-view.tsx';
import { loadLogInCode, logInWithCode } from '../second-factor/log-in-code.ts';

export default defineSlot({ load: loadLogInCode, action: logInWithCode, Component: CodeView });
