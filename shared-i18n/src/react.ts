// The names of react-i18next in use, one shared instance that the shell provides: all of it reaches every visitor, so
// there is no more here than what is used.

export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
