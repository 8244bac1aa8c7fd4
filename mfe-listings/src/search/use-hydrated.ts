export { useAlive as useHydrated } from '@estate/shared-ui';
