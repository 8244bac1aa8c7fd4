// What lies over the page: focus trap, scroll lock, return of focus.

export { Drawer, Modal } from '@mantine/core';
