// What a root needs before it renders any Mantine component, and nothing else: it reaches every visitor.

export { MantineProvider } from '@mantine/core';
