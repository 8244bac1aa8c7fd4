// What a root needs before it draws any Mantine component, and nothing else.

export { MantineProvider } from '@mantine/core';
