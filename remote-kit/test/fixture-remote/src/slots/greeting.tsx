import { defineSlot } from '@estate/remote-kit';
import { Greeting } from '../greeting/greeting.tsx';
import { loadGreeting } from '../greeting/load-greeting.ts';
import { postGreeting } from '../greeting/post-greeting.ts';

export default defineSlot({ load: loadGreeting, action: postGreeting, Component: Greeting });
