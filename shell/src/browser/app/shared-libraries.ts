// The libraries of which a page has one instance: what the build meets here is provided to every remote.
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import 'react-dom/client';
import 'jotai';
import 'i18next';
import 'react-i18next';
import '@estate/shared-ui/mantine';
import '@estate/shared-ui/router';
import '@estate/shared-ui/store';
