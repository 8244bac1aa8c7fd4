// What lies over the page: focus trap, scroll lock, return of focus.

import '../styles/mantine-controls.css';
import '../styles/mantine-panels.css';

export { Modal } from '@mantine/core';
