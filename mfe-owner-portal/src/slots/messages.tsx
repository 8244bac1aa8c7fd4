import { defineSlot } from '@estate/remote-kit';
import { loadMessages } from '../messages/load-messages.ts';
import { MessagesView } from '../messages/messages-view.tsx';
import { sendMessage } from '../messages/send-message.ts';

export default defineSlot({ load: loadMessages, action: sendMessage, Component: MessagesView });
