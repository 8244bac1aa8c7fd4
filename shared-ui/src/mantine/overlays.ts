// What lies over the page: focus trap, scroll lock, return of focus.

export { Modal } from '@mantine/core';
