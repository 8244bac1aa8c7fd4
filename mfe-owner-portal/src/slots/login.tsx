import { defineSlot } from '@estate/remote-kit';
import { loadLogIn, logIn } from '../session/log-in.ts';
import { LogInForm } from '../session/log-in-form.tsx';

export default defineSlot({ load: loadLogIn, action: logIn, Component: LogInForm });
