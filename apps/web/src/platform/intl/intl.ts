import type { ReactNode } from "react";
import {
  createIntl,
  createIntlCache,
  type IntlConfig,
  type IntlShape,
  type MessageFormatElement,
  type MessageTag,
  FormattedMessage as ReactIntlMessage,
  type ResolvedIntlConfig,
} from "react-intl";
import type { MessageArguments } from "../../messages/message-arguments.gen.ts";
import type { Locale } from "./locale.ts";

type Catalogue = MessageArguments;

// react-intl reads ids, values and locale from here: https://formatjs.github.io/docs/react-intl/#typing-message-ids
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface MessageArguments extends Catalogue {}
    interface IntlConfig {
      locale: Locale;
    }
  }
}

export type MessageId = keyof Catalogue;
/** The ids of messages that take no values. */
export type PlainMessageId = { [Id in MessageId]: keyof Catalogue[Id] extends never ? Id : never }[MessageId];

/** Compiled messages by id. At runtime they are those of the groups that are loaded. */
export type Messages = Record<MessageId, MessageFormatElement[]>;

type Combined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Filled<Arguments> = {
  [Name in keyof Arguments]: Arguments[Name] extends MessageTag
    ? (chunks: ReactNode[]) => ReactNode
    : Arguments[Name] extends number
      ? number
      : ReactNode;
};
/** The values of a message, with elements and with functions for its tags. For several ids: the values of all. */
export type MessageValuesOf<Id extends MessageId> = Filled<Combined<Catalogue[Id]>>;

/** The ids of messages that these values are enough for. */
export type MessageIdFor<Values> = { [Id in MessageId]: Values extends MessageValuesOf<Id> ? Id : never }[MessageId];

export type FormattedMessageProps<Id extends MessageId> = { id: Id } & (keyof MessageValuesOf<Id> extends never
  ? { values?: Record<string, never> }
  : { values: MessageValuesOf<Id> });

/** react-intl's component. Its own type checks the id alone; this one checks the values of the id too. */
export const FormattedMessage = ReactIntlMessage as <const Id extends MessageId>(
  props: FormattedMessageProps<Id>,
) => ReactNode;

const cache = createIntlCache();

/** The configuration of IntlProvider and createIntl. A missing message is reported and shown as its id. */
export const intlConfig = (locale: Locale, messages: ResolvedIntlConfig["messages"]): IntlConfig => ({
  locale,
  messages,
  // Node has no reportError: there a missing message throws, which fails the build of a prerendered page.
  onError: (error) => reportError(error),
});

/** Creates an intl object for code outside React. */
export const intlOf = (locale: Locale, messages: ResolvedIntlConfig["messages"]): IntlShape =>
  createIntl(intlConfig(locale, messages), cache);
