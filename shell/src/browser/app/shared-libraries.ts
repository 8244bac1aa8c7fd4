import * as i18nReact from '@estate/shared-i18n/react';
import * as mantineProvider from '@estate/shared-ui/mantine/provider';
import * as router from '@estate/shared-ui/router';
import * as sharedStore from '@estate/shared-ui/store';
import * as i18next from 'i18next';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/**
 * The libraries of which a page has one instance. The build provides to the remotes what it meets here; it leaves out
 * a module that nothing refers to, so they are referred to. What not every page needs is fetched with the first slot that uses it.
 */
export const SHARED_LIBRARIES = [
	react,
	jsxRuntime,
	reactDom,
	reactDomClient,
	jotai,
	i18next,
	i18nReact,
	mantineProvider,
	router,
	sharedStore,
	() => import('@estate/shared-ui/mantine'),
	() => import('@estate/shared-ui/mantine/charts'),
	() => import('@estate/shared-ui/mantine/choices'),
	() => import('@estate/shared-ui/mantine/controls'),
	() => import('@estate/shared-ui/mantine/data'),
	() => import('@estate/shared-ui/mantine/overlays'),
];
