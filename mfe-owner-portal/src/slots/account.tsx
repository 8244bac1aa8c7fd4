import { defineSlot } from '@estate/remote-kit';
import { AccountView } from '../account/account-view.tsx';
import { changeAccount } from '../account/change-account.ts';
import { loadAccount } from '../account/load-account.ts';

export default defineSlot({ load: loadAccount, action: changeAccount, Component: AccountView });
