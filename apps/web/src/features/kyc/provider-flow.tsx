import { Button, Card, CardBody, Spinner } from "@coffer/ui";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { coffer } from "./api.ts";
import type { IdentityProvider, ProviderEvent } from "./provider.ts";
import { useKycChanged } from "./use-kyc-changed.ts";

/**
 * The identity provider of this environment. The sandbox has a simulator. A real one is a second module with this
 * shape, selected
 * here by the environment: for Sumsub's web SDK, `init(accessToken, () => token())` with `lang` and `theme`,
 * its message `idCheck.onApplicantSubmitted` as `submitted`, `onStepCompleted` as `stepCompleted`, `onError` as
 * `failed`.
 */
async function loadProvider(): Promise<IdentityProvider> {
  // Inlined, not imported, so that the bundler recognises the import below as unreachable and drops it.
  if (import.meta.env.PROD && import.meta.env.VITE_SANDBOX !== "browser") throw new Error("There is no provider.");
  return (await import("./stand-in/stand-in-provider.tsx")).standInProvider;
}

/** The provider's flow in its frame. When it reports a submission, we submit too and the status changes. */
export function ProviderFlow({ again }: { again: boolean }) {
  const intl = useIntl();
  const changed = useKycChanged();
  const applicant = useRef("");
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<unknown>();

  const tell = useMutation({
    mutationFn: () =>
      coffer.kyc.updateKycStatus({
        applicantId: applicant.current,
        event: again ? "applicantResubmitted" : "applicantSubmitted",
      }),
    onSuccess: changed,
    meta: { shows: "place" },
  });
  const token = async () => {
    const given = await coffer.kyc.sumsubAccessToken();
    applicant.current = given.applicantId;
    return given;
  };
  const onEvent = (event: ProviderEvent) => {
    if (event.type === "submitted") tell.mutate();
    if (event.type === "failed") {
      setFailure(event.error);
      void changed(); // A decision elsewhere replaces the flow.
    }
  };
  const { container, ready } = useProvider({ token, onEvent }, round);
  const retry = () => {
    setFailure(undefined);
    setRound(round + 1);
  };

  return (
    <Card className="max-w-[608px]">
      <CardBody className="flex flex-col gap-5">
        {tell.isError && <FailureNote error={tell.error} action={<Again onClick={() => tell.mutate()} />} />}
        {failure !== undefined && <FailureNote error={failure} action={<Again onClick={retry} />} />}
        {!ready && failure === undefined && (
          <Spinner label={intl.formatMessage({ id: "kyc.providerLoading" })} className="mx-auto my-10" />
        )}
        <div ref={container} hidden={failure !== undefined} />
        <Link
          to="/account/verifiy"
          search={{}}
          className="w-fit rounded-sm font-medium text-label text-vault underline-offset-4 hover:underline"
        >
          <FormattedMessage id="kyc.otherWay" />
        </Link>
      </CardBody>
    </Card>
  );
}

const Again = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" size="sm" onClick={onClick}>
    <FormattedMessage id="kyc.tryAgain" />
  </Button>
);

interface Handlers {
  token: Parameters<Awaited<ReturnType<typeof loadProvider>>["mount"]>[1]["token"];
  onEvent: (event: ProviderEvent) => void;
}

/** The page's current theme. */
const shownTheme = () => (document.documentElement.dataset.themeMode === "dark" ? "dark" : "light");
function onThemeShown(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme-mode"] });
  return () => observer.disconnect();
}

/** Mounts the provider into the element; again for each round, language and theme. */
function useProvider(handlers: Handlers, round: number) {
  const { locale } = useIntl();
  const theme = useSyncExternalStore(onThemeShown, shownTheme);
  const container = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const token = useEffectEvent(() => handlers.token());
  const onEvent = useEffectEvent((event: ProviderEvent) => handlers.onEvent(event));
  useEffect(() => {
    let unmount: (() => void) | undefined;
    let wanted = true;
    setReady(false);
    loadProvider()
      .then((provider) => {
        if (!wanted || !container.current) return;
        unmount = provider.mount(container.current, { token, onEvent, locale, theme });
        setReady(true);
      })
      .catch((error: unknown) => wanted && onEvent({ type: "failed", error }));
    return () => {
      wanted = false;
      unmount?.();
    };
  }, [locale, theme, round]);
  return { container, ready };
}
