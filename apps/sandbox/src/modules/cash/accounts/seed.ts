import { type CashCustomerData, ChannelAttachmentStatus, GlobalAccountStatus } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { seedFile } from "../../receipt-methods/files/exports.ts";
import { channelAttachments } from "./attachment.ts";
import { cashCustomers } from "./customer.ts";

const DAY = 24 * 60 * 60 * 1000;
/** The age of their accounts. */
const HELD_FOR = 18 * DAY;

const data = (
  [addressLine, city, postalCode, country]: readonly [string, string, string, string],
  phoneNumber: string,
  emailAddress: string,
  rest: Pick<CashCustomerData, "occupation" | "sourceOfFunds" | "expectedMonthlyVolume">,
): CashCustomerData => ({ addressLine, city, postalCode, country, phoneNumber, emailAddress, ...rest });

const customers: Readonly<Record<string, CashCustomerData>> = {
  "80412": data(["14 Lavender Row", "London", "SE1 4TT", "GB"], "+447700900123", "mei.lin@coffer.example", {
    ...{ occupation: "Architect", sourceOfFunds: "salary", expectedMonthlyVolume: "under50000" },
  }),
  "80413": data(["Vismarkt 9", "Utrecht", "3511 KR", "NL"], "+31612345678", "vera.ode@coffer.example", {
    ...{ occupation: "Violin maker", sourceOfFunds: "business", expectedMonthlyVolume: "under10000" },
  }),
  "80442": data(["8 Customs Quay", "Dublin", "D01 K2X4", "IE"], "+35315550142", "treasury@northlight.example", {
    ...{ occupation: "Shipping finance", sourceOfFunds: "business", expectedMonthlyVolume: "above250000" },
  }),
  "80455": data(["22 Ann Siang Road", "Singapore", "069702", "SG"], "+6561234567", "app.client@coffer.example", {
    ...{ occupation: "Consultant", sourceOfFunds: "salary", expectedMonthlyVolume: "under10000" },
  }),
};

/** Open accounts of some personas; the others can still open theirs. The company may use wire transfers. */
export function seedCustomers(world: World): void {
  const at = world.startedAt - HELD_FOR;
  for (const [uid, own] of Object.entries(customers))
    world.table(cashCustomers).insert({
      ...{ uid, status: GlobalAccountStatus.active, customerId: world.newId("cu"), data: own },
      ...{ accountNumber: `GA-${uid}-01`, reason: null, openedAt: at, createdAt: at, updatedAt: at, shut: false },
    });
  world.table(channelAttachments).insert({
    ...{ id: "80442 wire", uid: "80442", channel: "wire", status: ChannelAttachmentStatus.approved },
    values: [
      { key: "purpose", value: "suppliers" },
      { key: "sourceDescription", value: "Charter income of the past two years" },
      { key: "proof", fileIds: [seedFile(world, "80442", "identity", "charter-income.png")] },
    ],
    ...{ rejectReason: null, submittedAt: at + DAY, reviewedAt: at + DAY + DAY / 4 },
  });
}
