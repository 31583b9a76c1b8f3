import { AnchorScroll } from "../pieces/anchor-scroll.tsx";
import { ClosingCall } from "../pieces/closing-call.tsx";
import { AtTheTill } from "./at-the-till.tsx";
import { BuildOnIt } from "./build-on-it.tsx";
import { Fees } from "./fees.tsx";
import { FiveThings } from "./five-things.tsx";
import { FollowDeposit } from "./follow-deposit.tsx";
import { HeldPrice } from "./held-price.tsx";
import { People } from "./people.tsx";
import { ReadAddress } from "./read-address.tsx";
import { Three } from "./three.tsx";

/** The home page under its first screen. */
export function Below() {
  return (
    <>
      <Three />
      <FollowDeposit />
      <ReadAddress />
      <HeldPrice />
      <AtTheTill />
      <FiveThings />
      <BuildOnIt />
      <Fees />
      <People />
      <ClosingCall title="home.startTitle" body="home.startBody" type="personal" asksBelow />
      <AnchorScroll />
    </>
  );
}
