import { useEffect, useRef, useState } from "react";
import { useAccount } from "../session.ts";
import {
  dropFlowState,
  type FlowEvent,
  type FlowState,
  flowReducer,
  readFlowState,
  storeFlowState,
} from "./flow-state.ts";

/** Holds the state of a flow, stored through reloads for the user it belongs to. `asked`: the step in the address. */
export function useFlowState<Details, Sent, Quote>(name: string, asked: unknown) {
  type State = FlowState<Details, Sent, Quote>;
  const owner = useAccount()?.uid ?? "";
  const begin = (): State => {
    const kept = readFlowState<Details, Sent, Quote>(name, owner);
    // Back at the page after the result, the user wants another one.
    return kept.at === "done" && asked !== "result" ? { at: "editing" } : kept;
  };
  const [state, setState] = useState(begin);
  // Counts fresh starts, so that the details form resets.
  const [round, setRound] = useState(0);
  // An action in progress reads this: the state of its own render may be old.
  const latest = useRef(state);
  const ownedBy = useRef(owner);

  const show = (next: State) => {
    latest.current = next;
    setState(next);
  };
  const dispatch = (event: FlowEvent<Details, Sent, Quote>) => {
    const next = flowReducer<Details, Sent, Quote>(latest.current, event);
    if (next.at === "editing") dropFlowState(name);
    else storeFlowState(name, owner, next);
    show(next);
    if (event.type === "startedOver") setRound((count) => count + 1);
  };

  // The account may arrive after the page, and change with another sign-in.
  const adopt = useRef({ begin, show, dispatch });
  adopt.current = { begin, show, dispatch };
  useEffect(() => {
    if (ownedBy.current === owner) return;
    ownedBy.current = owner;
    adopt.current.show(adopt.current.begin());
  }, [owner]);
  useEffect(() => {
    if (latest.current.at === "done" && asked !== "result") adopt.current.dispatch({ type: "startedOver" });
  }, [asked]);

  return { state, latest, dispatch, round };
}
