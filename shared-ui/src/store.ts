// The shared atoms: one instance that the shell provides, because an atom that is bundled twice is two atoms.

export { createStore, Provider as StoreProvider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
export * from './store/atoms.ts';
export * from './store/create-shared-store.ts';
