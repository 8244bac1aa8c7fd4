/**
 * The libraries of which a page has one instance. The build provides to the remotes what it meets here. Those that every page
 * uses are part of the application's file; a call evaluates one.
 */
export const LIBRARIES = [
	() => import(/* webpackMode: "eager" */ 'react'),
	() => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
	() => import(/* webpackMode: "eager" */ 'react-dom'),
	() => import(/* webpackMode: "eager" */ 'react-dom/client'),
	() => import(/* webpackMode: "eager" */ 'jotai'),
	() => import(/* webpackMode: "eager" */ '@estate/shared-ui/store'),
	() => import(/* webpackMode: "eager" */ 'i18next'),
	() => import(/* webpackMode: "eager" */ '@estate/shared-i18n/react'),
	() => import(/* webpackMode: "eager" */ '@estate/shared-ui/mantine/provider'),
	() => import(/* webpackMode: "eager" */ '@estate/shared-ui/router'),
];

/** Fetched with the first slot that uses one. The build leaves out what nothing refers to, so the entry exports them. */
export const LATER_LIBRARIES = [
	() => import('@estate/shared-ui/mantine'),
	() => import('@estate/shared-ui/mantine/charts'),
	() => import('@estate/shared-ui/mantine/choices'),
	() => import('@estate/shared-ui/mantine/controls'),
	() => import('@estate/shared-ui/mantine/data'),
	() => import('@estate/shared-ui/mantine/overlays'),
];
