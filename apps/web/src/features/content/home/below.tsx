import { AnchorScroll } from "../pieces/anchor-scroll.tsx";
import { ClosingCall } from "../pieces/closing-call.tsx";
import { BuildOnIt } from "./build-on-it.tsx";
import { Fees } from "./fees.tsx";
import { FiveThings } from "./five-things.tsx";
import { FollowDeposit } from "./follow-deposit.tsx";
import { HeldPrice } from "./held-price.tsx";
import { People } from "./people.tsx";
import { ReadAddress } from "./read-address.tsx";
import { Three } from "./three.tsx";
import { TillSection } from "./till-section.tsx";

/** The home page below the first screen. */
export function Below() {
  return (
    <>
      <Three />
      <FollowDeposit />
      <ReadAddress />
      <HeldPrice />
      <TillSection />
      <FiveThings />
      <BuildOnIt />
      <Fees />
      <People />
      <ClosingCall title="contentHome.startTitle" body="contentHome.startBody" type="personal" asksBelow />
      <AnchorScroll />
    </>
  );
}
